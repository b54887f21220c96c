Feature: Markdown fields
  Markdown is edited as its source. Opening and leaving a text changes nothing, whatever it looks like.

  Background:
    Given Ines has signed in

  @memory
  Scenario: A text is not changed by opening it
    When she opens the address "/collections/specimens/1"
    Then she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: Text is formatted by buttons and saved
    Given she has opened the item "2" of "Specimens"
    When she writes the code of "label_text" as:
      """
      Signal lamp
      """
    And she formats the text of "label_text" as "Bold"
    And she formats the text of "label_text" as "Quote"
    And she saves and stays
    And she reloads the page
    Then the code of "label_text" is:
      """
      > **Signal lamp**
      """

  @memory
  Scenario: The same button takes the format off
    Given she has opened the item "2" of "Specimens"
    When she writes the code of "label_text" as:
      """
      Lamp
      Rope
      """
    And she formats the text of "label_text" as "Numbered list"
    Then the code of "label_text" is:
      """
      1. Lamp
      2. Rope
      """
    When she formats the text of "label_text" as "Numbered list"
    Then the code of "label_text" is:
      """
      Lamp
      Rope
      """

  @memory
  Scenario: A changed text that is restored is not edited
    Given she has opened the item "1" of "Specimens"
    When she formats the text of "label_text" as "Quote"
    Then "label_text" is marked as edited
    When she formats the text of "label_text" as "Quote"
    Then "label_text" is not marked as edited

  @memory
  Scenario: An emptied text is saved as null
    Given she has opened the item "1" of "Specimens"
    When she writes the code of "label_text" as:
      """
      """
    And she saves and stays
    Then the code of "label_text" is ""

  @memory @browser
  Scenario: A word is replaced wherever it is
    Given she has opened the item "2" of "Specimens"
    When she writes the code of "label_text" as:
      """
      Lamp
      - the lamp of the pier
      """
    And she replaces each "lamp" in "label_text" by "Light"
    And she saves and stays
    And she reloads the page
    Then the code of "label_text" is:
      """
      Light
      - the Light of the pier
      """

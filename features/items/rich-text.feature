Feature: Rich text
  A text of HTML is edited as it looks. What a person does not touch stays as it was.

  Background:
    Given Clara has signed in

  @memory @browser
  Scenario: Opening a text changes nothing
    Given she has opened the item "1" of "Articles"
    Then "body" is not marked as edited
    And she cannot save: "There is nothing to save"

  @browser
  Scenario: What is written is stored as HTML
    Given she has opened the item "3" of "Articles"
    When she changes "body" to "The boat leaves at six."
    Then "body" is marked as edited
    When she saves and stays
    Then she sees the message "“Salt roads of the Camargue” saved"
    When she chooses "Edit raw value" in the menu of "body"
    Then the raw value is "<p>The boat leaves at six.</p>"

  @memory @browser
  Scenario: Markup that the editor does not know is kept
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "body"
    And she types "<ferry-times route=hirta></ferry-times>" as the raw value
    And she applies the raw value
    And she saves and stays
    Then she sees the message "“Salt roads of the Camargue” saved"
    When she chooses "Edit raw value" in the menu of "body"
    Then the raw value is "<ferry-times route=hirta></ferry-times>"

Feature: Permissions on related items
  A rule of a permission may cover some rows of a list only. The others show why they cannot be changed, before a save.

  Background:
    Given the role "Editor" may update only "newsletter_links" whose "label" is "Read the new issue"
    And the role "Editor" may delete only "newsletter_links" whose "label" is "Find a newsagent"
    And Clara has signed in
    And she has opened the item "3" of "Newsletters"

  @memory @browser
  Scenario: Rows are edited and removed only where the rules cover them
    Then "Read the new issue" in the list "links" can be edited
    And "Read the new issue" in the list "links" cannot be removed: "Your role can't change this item"
    And "Find a newsagent" in the list "links" cannot be edited: "Your role can't change this item"
    And "Find a newsagent" in the list "links" can be removed
    When she opens "Read the new issue" in the list "links"
    And she changes "url" to "https://northlight.example/issues" in the drawer
    And she confirms the drawer
    And she saves and stays
    Then she sees the message "“The herring are back” saved"

  @memory
  Scenario: What was removed or added before the save can be taken back
    When she removes "Find a newsagent" from the list "links"
    Then "Find a newsagent" in the list "links" can be removed
    When she keeps "Find a newsagent" in the list "links"
    And she starts a new row of the list "links"
    And she changes "label" to "Ask the desk" in the drawer
    And she changes "url" to "https://northlight.example/desk" in the drawer
    And she confirms the drawer
    Then "Ask the desk" in the list "links" can be edited
    When she removes "Ask the desk" from the list "links"
    Then she cannot save: "There is nothing to save"

@memory @browser @generations
Feature: Related items on every server

  Scenario: What was edited in a drawer is stored with the item
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"
    When she opens "night_train_ticket" in the list "children"
    And she changes "name" to "night_train_pass" in the drawer
    And she confirms the drawer
    And she saves and stays
    And she reloads the page
    Then the list "children" shows "signal_lamp, salt_rake, night_train_pass"
